/** A table of a portal: `<portal>/<table>`. */
export type TableTag = `${string}/${string}`
