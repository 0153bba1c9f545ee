/** Sorts items by the ids of an order. Items that the order does not name come last. */
export function sortBy<Item>(
  items: readonly Item[],
  order: readonly string[],
  idOf: (item: Item) => string,
): readonly Item[] {
  const rank = (item: Item) => {
    const index = order.indexOf(idOf(item))
    return index < 0 ? order.length : index
  }
  return [...items].sort((one, other) => rank(one) - rank(other))
}
