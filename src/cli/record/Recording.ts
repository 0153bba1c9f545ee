/** An answer of a back end as recorded. `file` is its body, relative to the folder of the recording. */
export type RecordedAnswer = { call: string; address: string; status: number; type: string; file: string }

/** The list of a recording. */
export type Recording = { portal: string; answers: readonly RecordedAnswer[] }

/** The file of the list in the folder of a recording. */
export const recordingName = 'recording.json'
