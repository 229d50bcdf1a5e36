const mobile = /Android|iPhone|iPad|iPod|Mobile|IEMobile|Opera Mini|BlackBerry/i;

/** Submenus close on a route change, except for mobile user agents (§2.7). */
export const closesOnRouteChange = (userAgent: string): boolean => !mobile.test(userAgent);
