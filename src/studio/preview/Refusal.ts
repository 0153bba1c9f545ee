/** An answer that says no, as a portal's client throws it. */
export class Refusal extends Error {
  constructor(readonly body: object) {
    super('The studio lets every service refuse for now.')
    this.name = 'Refusal'
  }
}
