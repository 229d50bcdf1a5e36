/** How far inside an edge, in px, the pointer already counts as gone past it (SPEC §9, nav hover edges). */
export type HoverEdges = { top: number; left: number; right: number };

type Box = { top: number; left: number; right: number };

/**
 * A submenu closes when the mouse leaves past its top, left or right edge (SPEC §2.7).
 * Past the bottom edge it stays: a hand that slips down has not left for somewhere else.
 */
export const leavesPastEdge = (point: { x: number; y: number }, box: Box, edges: HoverEdges): boolean =>
  point.y <= box.top + edges.top || point.x <= box.left + edges.left || point.x >= box.right - edges.right;
