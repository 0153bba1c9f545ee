import { vi } from 'vitest'

class Media extends EventTarget implements MediaQueryList {
  onchange = null
  constructor(
    readonly media: string,
    private readonly predicate: (query: string) => boolean,
  ) {
    super()
  }
  get matches(): boolean {
    return this.predicate(this.media)
  }
  addListener(): void {}
  removeListener(): void {}
}

/** Makes `matchMedia` match the queries for which `matches` returns true, until mocks are restored. */
export function mockMedia(matches: (query: string) => boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => new Media(query, matches))
}
