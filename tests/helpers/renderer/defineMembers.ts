/** Defines members of an object. Returns a function that restores those that were there and deletes the others. */
export function defineMembers(target: object, members: PropertyDescriptorMap): () => void {
  const before = Object.keys(members).map((name) => ({
    name,
    descriptor: Object.getOwnPropertyDescriptor(target, name),
  }))
  Object.defineProperties(target, members)
  return () => {
    for (const { name, descriptor } of before) {
      if (descriptor) Object.defineProperty(target, name, descriptor)
      else Reflect.deleteProperty(target, name)
    }
  }
}
