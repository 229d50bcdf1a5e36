// This server only runs production builds. Imported before anything that reads the environment: without NODE_ENV the
// default of DEPLOYMENT would be development.
Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV || 'production' });
