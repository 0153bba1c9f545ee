const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** Words for kinds of streets, folded. */
const streetTypes = setOf(`
  rue avenue boulevard place chemin chaussee route quai impasse allee square sentier parvis clos cour passage ruelle dreve venelle
  faubourg esplanade promenade residence cite voie montee
  straat laan plein weg steenweg dreef kaai pad steeg lei baan
  strasse platz gasse allee damm ufer street road lane`)

/** Words that people leave out or confuse, folded. */
const articles = setOf(`
  de du des d la le les l a au aux en sur sous et van von der den het t de ter ten op aan am an auf im in zum zur bei the of s`)

/** Names of countries, folded. Few streets have one in their name. */
const countries = setOf(
  'belgique belgie belgien belgium luxembourg luxemburg france frankrijk frankreich allemagne deutschland duitsland nederland',
)

/** What the words of an address may be. An address has one word of each line, folded, and its other spellings after it. */
const spellings = `
  avenue av ave aven
  boulevard bd bld blvd boul bvd bvld
  place pl plce
  plein pl pln
  platz pl
  chemin ch chem che
  chaussee ch chee chee chs chss chssee chaus
  route rte rt
  rue r ru
  quai q qu
  kaai ka
  impasse imp
  allee al all
  square sq sqr
  sentier sent st
  passage pass psg
  ruelle rlle
  faubourg fg fbg
  esplanade esp espl
  residence res resid
  promenade prom
  dreve dr drv
  straat str
  strasse str
  steenweg stw stwg steenw
  laan ln
  weg wg
  saint st ste sts sainte saints saintes sint sinte sankt sanct
  docteur dr doct
  doktor dr
  general gal gen
  marechal mal mar
  monseigneur mgr
  professeur prof
  president pres pdt
  commandant cdt
  capitaine cap cpt
  lieutenant lt
  colonel col
  bourgmestre bgm bourgm
  burgemeester burg
  grand gd grd
  grande gde grde
  petit pt
  petite pte
  vieux vx
  notre n
  dame d
  1 premier premiere ier eerste erste
  2 deux deuxieme twee zwei ii
  3 trois troisieme drie drei iii
  4 quatre quatrieme vier iv
  5 cinq vijf funf v
  6 six zes sechs vi
  7 sept zeven sieben vii
  8 huit acht viii
  9 neuf negen neun ix
  10 dix tien zehn
  11 onze elf xi
  12 douze twaalf zwolf xii
  14 quatorze veertien vierzehn xiv
  15 quinze vijftien funfzehn xv
  18 achttien achtzehn xviii
  20 vingt twintig zwanzig
  21 eenentwintig einundzwanzig xxi`

const formsBySpelling = new Map<string, string[]>()
for (const line of spellings.trim().split('\n')) {
  const [form = '', ...others] = line.trim().split(' ')
  for (const other of others) formsBySpelling.set(other, [...(formsBySpelling.get(other) ?? []), form])
}

/** Endings of Dutch and German compounds, as in `Bahnhofstr.`. */
const compoundEndings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?<=.{3})str$/, ['strasse', 'straat']],
  [/(?<=.{3})(?:stwg|stw)$/, ['steenweg']],
  [/(?<=.{3})pl$/, ['plein', 'platz']],
  [/(?<=.{3})ln$/, ['laan']],
  [/(?<=.{3})wg$/, ['weg']],
]

/** Returns the forms that a folded word stands for, itself first: `ch`, `chemin`, `chaussee` for `ch`. Equal words share a form. */
export function formsOf(word: string): string[] {
  const compounds = compoundEndings.flatMap(([ending, words]) =>
    ending.test(word) ? words.map((each) => word.replace(ending, each)) : [],
  )
  // Mühle is also written Muehle.
  const plain = word
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/(?<=[^aeq])ue/g, 'u')
  return [...new Set([word, ...(formsBySpelling.get(word) ?? []), ...compounds, ...(word.length > 4 ? [plain] : [])])]
}

/** The kinds of words, which weigh differently: those that only say which kind of street it is say nothing about which street. */
export type WordKind = 'name' | 'type' | 'saint' | 'article' | 'country'

/** Returns the kind of a word. After an article, `quai` is the name of a street, as in `rue du Quai`. */
export function kindOf(word: string, previous: string | undefined): WordKind {
  const forms = formsOf(word)
  if (articles.has(word)) return 'article'
  if (countries.has(word)) return 'country'
  if (forms.includes('saint')) return 'saint'
  if (previous !== undefined && articles.has(previous)) return 'name'
  return forms.some((form) => streetTypes.has(form)) ? 'type' : 'name'
}

export const isArticle = (word: string): boolean => articles.has(word)
