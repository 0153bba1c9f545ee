/** The answer to a media query, which never changes. */
export class MediaQueryListOf extends EventTarget implements MediaQueryList {
  onchange = null
  constructor(
    readonly media: string,
    readonly matches: boolean,
  ) {
    super()
  }
  addListener(): void {}
  removeListener(): void {}
}
