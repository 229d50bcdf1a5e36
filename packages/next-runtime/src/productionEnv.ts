// This server runs production builds only. It is imported before anything that reads the environment: without NODE_ENV,
// DEPLOYMENT would default to development.
Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV || 'production' });
