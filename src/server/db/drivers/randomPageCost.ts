/**
 * How the planner weighs a page read out of order against one in order. PostgreSQL's own 4 is for spinning disks: with it a
 * table of 2,000 rows is read whole where an index would do.
 */
export const randomPageCost = 1.1
