const nameOf = (event: string) => `beffroi:${event}`

/** Dispatches an event on `window`, where other scripts of the site may listen too. */
export function emit(event: string, data?: unknown): void {
  window.dispatchEvent(new CustomEvent(nameOf(event), { detail: data }))
}

/** Listens to an event. Returns the function that unsubscribes. */
export function on(event: string, listener: (data: unknown) => void): () => void {
  const listen = (fired: Event) => {
    if (fired instanceof CustomEvent) listener(fired.detail)
  }
  window.addEventListener(nameOf(event), listen)
  return () => window.removeEventListener(nameOf(event), listen)
}
