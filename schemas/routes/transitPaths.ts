/** The pages of timetables, below the card name. */
export const stopPath = (uid: string): string => `/horaires/arret/${encodeURIComponent(uid)}`
export const ridePath = (mode: 'bus' | 'train', uid: string): string =>
  `/horaires/trajet/${mode}/${encodeURIComponent(uid)}`
