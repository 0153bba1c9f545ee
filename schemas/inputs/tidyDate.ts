const isMonth = (text = '') => Number(text) >= 1 && Number(text) <= 12

/** A date as people also write it, `20261121`, `21112026` or `21/11/2026`, as year, month and day with hyphens. */
export function tidyDate(text: string): string {
  const [, years, months, days] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? []
  if (isMonth(months)) return `${years}-${months}-${days}`
  const [, day, month, year] =
    /^(\d{2})(\d{2})(\d{4})$|^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text)?.filter(Boolean) ?? []
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}
