/** Number of visits on a day (YYYY-MM-DD), by the path of the route. */
export type VisitCountTable = { portal: string; day: string; path: string; count: number }

export type VisitTables = {
  visit_count: VisitCountTable
}

declare module '../../db/Tables' {
  interface Tables extends VisitTables {}
}
