import type { Family } from '../explain/Subject'

/** What a schema is asked for: `name` is unique, such as `page`, `title`, `blocks/footer`, `actions/modal` or `shared/image`. */
export type Target = { name: string; family: Family; path: string; description: string }
