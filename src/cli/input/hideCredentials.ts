/** An address as it may be printed: what names and lets in whoever asks is left out. */
export function hideCredentials(address: string): string {
  return address.replace(/^(https?:\/\/)[^/?#]*@/i, '$1')
}
