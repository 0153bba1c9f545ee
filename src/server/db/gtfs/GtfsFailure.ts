/** Why a feed was not imported, in one sentence for who runs the import. The stored timetable stays as it is. */
export class GtfsFailure extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.name = 'GtfsFailure'
  }
}
