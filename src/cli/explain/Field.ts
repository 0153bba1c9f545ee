/** What a schema says of one place of a payload. */
export type Field = {
  /** From the payload down: `buttons[].label`. */
  path: string
  /** `string`, `list of objects`, `block` … */
  type: string
  /** Name of the fragment, document or block type its schema is taken from. */
  fragment?: string
  /** The field around it that it is made like, in what holds itself. */
  like?: string
  required: boolean
  /** In words: `1 to 4`, `at least 1 character`. */
  limits: string[]
  /** The only values it may have. */
  values?: readonly unknown[]
  default?: unknown
  pattern?: string
  description: string
  /** Address of its schema. */
  declared: string
}
