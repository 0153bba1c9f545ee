const subjects = ['Travaux', 'Concert', 'Marché', 'Conseil', 'Balade', 'Exposition', 'Collecte', 'Atelier']
const places = ['rue Haute', 'place du Marché', 'quai de la Batte', 'à la bibliothèque', 'au hall omnisports']

/** JSON text of a page of `count` content cells, as a server would send it; `changed` is the cell that reads anew. */
export function pageText(count: number, changed = -1): string {
  const components = Array.from({ length: count }, (_, index) => ({
    type: 'content-cell',
    id: `cell-${index}`,
    data: {
      title: `${subjects[index % subjects.length]} ${places[index % places.length]} n° ${index}${index === changed ? ' bis' : ''}`,
      description: {
        text: `Circulation adaptée pendant ${(index % 9) + 2} jours ; suivez la signalisation et prévoyez quelques minutes de plus.`,
      },
      date: `2026-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}T10:00:00+01:00`,
      image: {
        src: `photo-${index % 20}.svg`,
        alt: `Vue de la ${places[index % places.length]}`,
        width: 1600,
        height: 900,
      },
      dataType: 'publication',
    },
    action: { handler: 'navigation', data: { path: `/publication/article-${index}` } },
  }))
  return JSON.stringify({ title: 'Actualités', components })
}
