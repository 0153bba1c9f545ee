/** The names of a service in its files. */
export type ServiceNames = {
  /** Path segment and name of its API description: `lost-property`. */
  name: string
  /** Names of its folders and values, and of its types: `lostProperty`, `LostProperty`. */
  value: string
  type: string
  /** Name of its table: `lost_property`. */
  table: string
  /** In words: `Lost property`. */
  words: string
}
