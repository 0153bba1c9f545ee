import { Icon, LineIcon } from '../../parts/Icon'
import { isWalkIcon, type WalkIconName, walkIcons } from './walkIcons'

/** A decorative icon of walks, or else one of every page. An unknown name renders nothing. */
export function WalkIcon({ name }: { name: WalkIconName | (string & {}) }) {
  return isWalkIcon(name) ? <LineIcon path={walkIcons[name]} /> : <Icon name={name} />
}
