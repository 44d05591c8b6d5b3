/** Whether the edge answers the addresses of a path pattern itself, so that they cannot be those of a page. */
export function isEdgePath(pattern: string): boolean;
