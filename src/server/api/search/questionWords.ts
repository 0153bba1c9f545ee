import { type Locale, locales } from '../../../../schemas/engine'
import { foldWords } from '../call/foldWords'

/** Folded stop words by language: function words and words of questions. */
const lists: { readonly [L in Locale]: string } = {
  fr: `a ai ainsi alors apres as au aucun aussi autre aux avec avoir avez avons besoin bien bonjour c ca ce ceci cela celle
    celui ces cet cette chercher cherche chez combien comme comment concernant connaitre d dans de des dois doit doivent donc
    du elle en encore es est et etait etes etre eu existe existent faire fais fait faites faut fonctionne fonctionnent il ils j je l la le les leur
    leurs lors ma mais me mes merci meme moi mon n ne ni nos notre nous obtenir on ont ou panne par pas peut peux peuvent plus
    possible pour pourquoi pouvoir puis pouvez qu quand que quel quelle quelles quels quelqu quelque quelques qui quoi
    s sa sans savoir se sera serait ses si sont sommes son sous souhaite suis sur svp t ta te tes toi ton tous tout toute
    toutes trouve trouver trouvent tu un une va vais vers veut veux voir voudrais vos votre vous week end weekend y`,
  de: `ab aber alle allem allen aller alles als also am an auch auf aus bei beim bekomme bekommen bin bis bitte brauche brauchen
    da dann darf das dass defekt dem den denn der des die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem
    einen einer eines er es etwas finde finden funktioniert fur gehen geht gibt hab habe haben hallo hat hier ich ihr ihre ihren im in ist
    ja kann kaputt kein keine konnen kriege lassen los mache machen man mein meine meinem meinen meiner mich mir mit mochte muss mussen
    nach nicht noch nur ob oder ohne sein sich sie sind so soll suche uber um und uns unser unsere vom von vor wann war
    warum was welche welchem welchen welcher welches wenn wer werden wie wieviel wir wird wo wochenende woher wohin wurde zu zum zur`,
  en: `a about all am an and any are as at be been broken by can could did do does doesn don find for from get give go got had
    has have hello help here how i if in is it its just like looking many may me much must my need no not of off on one or our
    out please s should so some t take tell than that the their them then there these they thing things this those to us want was we were
    what when where which who why will with would you your`,
  nl: `aan al alle alles als ben bij dan dat de der deze die dit doe doen door dus een en er ga gaan geen graag haar had heb hebben
    heeft het hier hij hoe hoeveel hun ik in is ja je jij jou jouw jullie kan kapot kapotte kom kunnen krijg krijgen maar maak maken me mee
    meer men met mij mijn moet moeten mogen mag na naar niet nog nodig nu of om omdat onder ons onze ook op over te ten ter
    toch tot u uit uw van vandaag veel vind vinden voor waar waarom waarop wanneer want was wat we weekend wel welk welke werd werkt wie wij
    wil willen word worden zal ze zich zij zijn zo zoek zoeken zonder zou`,
}

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

const wordsByLanguage: ReadonlyMap<Locale, ReadonlySet<string>> = new Map(
  locales.map((locale) => [locale, setOf(lists[locale])]),
)

/**
 * Removes the question words of all given languages. When nothing is left, returns `evenement` for a question about the weekend,
 * else all words.
 */
export function contentWords(words: readonly string[], languages: readonly Locale[]): readonly string[] {
  const rest = words.filter(
    (word, index) => !languages.some((language) => isIn(word, language)) && !isBroken(word, words[index + 1]),
  )
  if (rest.length > 0) return rest
  return words.some((word) => weekend.has(word)) ? ['evenement'] : words
}

const weekend: ReadonlySet<string> = new Set(['week', 'weekend', 'wochenende'])

/** Whether "marche" is the verb of "ne marche plus", as opposed to "marché" (market). */
const isBroken = (word: string, next: string | undefined): boolean =>
  /^marche(?:nt)?$/.test(word) && (next === 'plus' || next === 'pas')

/** Whether a folded word is a question word in any language. */
export const isQuestionWord = (word: string): boolean => locales.some((language) => isIn(word, language))

/** Also recognises German words written without umlauts, such as "fuer". */
const isIn = (word: string, language: Locale): boolean =>
  isListed(word, language) || (language === 'de' && isListed(foldWords(word, 'de'), 'de'))

const isListed = (word: string, language: Locale): boolean => wordsByLanguage.get(language)?.has(word) === true
