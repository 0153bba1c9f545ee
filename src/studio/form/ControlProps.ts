/** The attributes that every control has. */
export type ControlAttributes = {
  id: string
  required: boolean
  'aria-describedby': string
  'aria-invalid': true | undefined
  'data-focus': string
}

/** What every control with a text takes. */
export type ControlProps = { value: string; attributes: ControlAttributes; onType(text: string): void }
