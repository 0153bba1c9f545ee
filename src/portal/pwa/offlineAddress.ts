/**
 * The address that replaces an address below `/{card}/balade` while offline: the page of offline walks with the walk
 * and its step in the hash. Undefined for that page itself.
 */
export function offlineAddress(pathname: string): string | undefined {
  const [, card = '', , walk = '', part, step] = pathname.split('/')
  if (walk === 'hors-ligne') return undefined
  const place = part === 'etape' && step ? `${walk}/${step}` : walk
  return `/${card}/balade/hors-ligne${place && `#${place}`}`
}
