/** A request to copy. `body` is JSON text on several lines; `answers` says what the answer is. */
export type ExampleRequest = {
  method: string
  url: string
  headers: readonly (readonly [name: string, value: string])[]
  body: string | undefined
  answers: 'json' | 'file' | 'nothing'
}
