import { type IconName, icons, isIcon } from './icons'
import { LineIcon } from './LineIcon'

/** A line icon in the colour and size of the text around it. It only decorates; an unknown name draws none. */
export function Icon({ name }: { name: IconName | (string & {}) }) {
  if (!isIcon(name)) return null
  return <LineIcon path={icons[name]} />
}
