/** Words that stand in most texts of the four languages and say nothing of a block, folded. */
export const stopWords: ReadonlySet<string> = new Set([
  ...['au', 'aux', 'avec', 'ce', 'ces', 'dans', 'de', 'des', 'du', 'elle', 'en', 'est', 'et', 'il', 'la', 'le', 'les'],
  ...['leur', 'mes', 'ne', 'ou', 'par', 'pas', 'pour', 'que', 'qui', 'sa', 'se', 'ses', 'son', 'sur', 'un', 'une'],
  ...['an', 'and', 'are', 'as', 'at', 'by', 'for', 'from', 'in', 'is', 'it', 'its', 'no', 'of', 'on', 'or', 'that'],
  ...['the', 'this', 'to', 'when', 'with'],
  ...['am', 'auf', 'aus', 'bei', 'das', 'dem', 'den', 'der', 'die', 'ein', 'eine', 'einen', 'einer', 'es', 'fur', 'im'],
  ...['ist', 'mit', 'nach', 'nicht', 'oder', 'sich', 'sie', 'sind', 'und', 'von', 'wenn', 'wie', 'wird', 'zu', 'zum'],
  ...['aan', 'bij', 'dan', 'dat', 'deze', 'die', 'dit', 'een', 'geen', 'het', 'ik', 'met', 'naar', 'niet', 'of', 'om'],
  ...['op', 'te', 'uit', 'van', 'voor', 'ze', 'zijn'],
])
