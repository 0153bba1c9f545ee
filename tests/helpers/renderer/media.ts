import { vi } from 'vitest'

class Media extends EventTarget implements MediaQueryList {
  onchange = null
  constructor(
    readonly media: string,
    private readonly holds: (query: string) => boolean,
  ) {
    super()
  }
  get matches(): boolean {
    return this.holds(this.media)
  }
  addListener(): void {}
  removeListener(): void {}
}

/** Makes media queries hold as told, until mocks are restored. */
export function mockMedia(holds: (query: string) => boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => new Media(query, holds))
}
