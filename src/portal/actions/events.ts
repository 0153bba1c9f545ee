const nameOf = (event: string) => `beffroi:${event}`

/** Tells every part of the page that something happened; other scripts of the town's site may hear it too. */
export function emit(event: string, data?: unknown): void {
  window.dispatchEvent(new CustomEvent(nameOf(event), { detail: data }))
}

/** Hears what is told by that name. Returns how to stop. */
export function on(event: string, listener: (data: unknown) => void): () => void {
  const listen = (told: Event) => {
    if (told instanceof CustomEvent) listener(told.detail)
  }
  window.addEventListener(nameOf(event), listen)
  return () => window.removeEventListener(nameOf(event), listen)
}
