/**
 * Where an address below `/{card}/balade` leads without a network: the page of stored walks, with the walk and its step after
 * the hash. Undefined for that page itself.
 */
export function offlineAddress(pathname: string): string | undefined {
  const [, card = '', , walk = '', part, step] = pathname.split('/')
  if (walk === 'hors-ligne') return undefined
  const place = part === 'etape' && step ? `${walk}/${step}` : walk
  return `/${card}/balade/hors-ligne${place && `#${place}`}`
}
