/** Whether content is packed with gzip. */
export const isPacked = (start: Uint8Array): boolean => start[0] === 0x1f && start[1] === 0x8b
