/** Version of each component family this client has, as sent in the `x-lgc-versions` header. */
export const families: Readonly<Record<string, number>> = { texts: 2, maps: 2, flex: 2, mobility: 2 }
