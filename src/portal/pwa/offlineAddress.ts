import type { ShellKind } from '../offline/ShellMessage'

const folders = { balade: 'walks', 'carte-de-fidelite': 'cards' } as const satisfies Record<string, ShellKind>

/** What is stored for the pages of a path; undefined for pages that need the network. */
export function kindOfPage(pathname: string): ShellKind | undefined {
  const [, , folder = ''] = pathname.split('/')
  return folder === 'balade' || folder === 'carte-de-fidelite' ? folders[folder] : undefined
}

/** Pages of cards that change something, for which there is nothing to show without a network but all cards. */
const forms = ['scanner', 'modifier', 'retirer']

/**
 * The address that replaces an address below `/{card}/balade` or `/{card}/carte-de-fidelite` while offline: the page of
 * offline walks or cards, with the walk and its step, or the card, in the hash. Undefined for those pages themselves.
 */
export function offlineAddress(pathname: string): string | undefined {
  const [, card = '', folder = '', uid = '', part, step] = pathname.split('/')
  if (uid === 'hors-ligne') return undefined
  const isForm = folder === 'carte-de-fidelite' && forms.includes(uid)
  const place = part === 'etape' && step ? `${uid}/${step}` : isForm ? '' : uid
  return `/${card}/${folder}/hors-ligne${place && `#${place}`}`
}
