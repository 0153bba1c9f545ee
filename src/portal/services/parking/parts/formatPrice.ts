/** Formats an amount in hundredths of its currency, as `1,50 €`. */
export const formatPrice = (amount: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100)
