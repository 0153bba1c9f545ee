import { pagePaths } from '../../../../schemas/routes/pagePaths'
import { type WastePlace, wastePlaceQuery } from '../../../../schemas/routes/wastePaths'

/** The pages that ask before something changes, to which their forms are posted. */
export const keepPath = `${pagePaths.waste}/adresse`
export const forgetPath = `${pagePaths.waste}/oublier`
/** The page that the links of mails open. */
export const linkPath = `${pagePaths.wasteReminder}/lien`

export const keepAddress = (place: WastePlace): string => `${keepPath}?${wastePlaceQuery(place)}`

/** `Rue Haute 12`. */
export const labelOf = ({ street, number }: { street: string; number?: string | undefined }): string =>
  number ? `${street} ${number}` : street
