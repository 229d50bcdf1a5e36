/** Distance in px from an edge at which the pointer counts as outside (§9, nav hover edges). */
export type HoverEdges = { top: number; left: number; right: number };

type Box = { top: number; left: number; right: number };

/**
 * Whether the mouse has left a submenu past its top, left or right edge (§2.7). Leaving past the bottom edge does
 * not close it.
 */
export const leavesPastEdge = (point: { x: number; y: number }, box: Box, edges: HoverEdges): boolean =>
  point.y <= box.top + edges.top || point.x <= box.left + edges.left || point.x >= box.right - edges.right;

const mobile = /Android|iPhone|iPad|iPod|Mobile|IEMobile|Opera Mini|BlackBerry/i;

/** Submenus close on a route change, except for mobile user agents (§2.7). */
export const closesOnRouteChange = (userAgent: string): boolean => !mobile.test(userAgent);
