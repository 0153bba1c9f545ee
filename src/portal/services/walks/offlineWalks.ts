import type { OfflinePages } from '../../offline/OfflinePages'
import { readStoredFile } from './store/walkStore'

/** Walks that the visitor took along, with their steps. */
export const offlineWalks: OfflinePages = {
  kind: 'walks',
  folder: 'balade',
  path: '/balade/hors-ligne',
  // A slow network is as good as none on a path.
  timeoutMs: 8000,
  hashOf: ([uid = '', part, step]) => (part === 'etape' && step ? `${uid}/${step}` : uid),
  pages: ['offlineWalksPage', 'whereAmIPage'],
  texts: ['maps', 'walks'],
  readFile: readStoredFile,
}
