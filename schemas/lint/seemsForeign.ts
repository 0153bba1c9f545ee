/** Short words that nearly every sentence of a language has, and the others have not. */
const common: Readonly<Record<string, ReadonlySet<string>>> = {
  fr: new Set(
    'le la les des du une est sont pour dans avec vous votre vos nous notre sur au aux par et ou qui que ce cette il elle pas plus'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das den dem und ist sind nicht für mit ein eine einen sie ihr ihre wir von zum zur im am auf bei wird werden oder'.split(
      ' ',
    ),
  ),
  en: new Set('the and of to is are for with you your from our at by this that it be or not have will'.split(' ')),
  nl: new Set(
    'het een en van voor met niet u uw op bij zijn naar wij ons onze dit dat te aan ook wordt worden'.split(' '),
  ),
}

/** Whether a text seems to be in another language than it should be. A guess: short texts tell nothing. */
export function seemsForeign(text: string, locale: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const count = (known: ReadonlySet<string> | undefined) => words.filter((word) => known?.has(word)).length
  const own = count(common[locale])
  return Object.entries(common).some(
    ([other, known]) => other !== locale && count(known) >= 2 && count(known) > 2 * own,
  )
}
