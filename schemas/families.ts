/** Version of each component family this client has: what the `x-lgc-versions` header carries. */
export const families: Readonly<Record<string, number>> = { texts: 2, maps: 2, flex: 2, mobility: 2 }
