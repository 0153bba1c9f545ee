/** The signal of what is not stopped as long as the preview stands. */
export const never: AbortSignal = new AbortController().signal
