import { formatColor, parseColor } from '../../schemas/colors/color'
import { textOn } from '../../schemas/colors/readable'
import styles from './ColorDot.module.css'
import { icons, isIcon } from './icons'

type Props = {
  /** `#rgb` or `#rrggbb`; without it the colour of the text around. */
  color?: string | undefined
  /** Name of an icon to stand on it; an unknown one is left out. */
  icon?: string | undefined
}

/**
 * A spot of a colour of the data, larger when an icon stands on it. It only decorates. The colours are attributes: a
 * style attribute would be refused by the content security policy.
 */
export function ColorDot({ color = 'currentColor', icon = '' }: Props) {
  return (
    <svg
      className={isIcon(icon) ? styles.disc : styles.dot}
      viewBox="0 0 40 40"
      fill={color}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="20" cy="20" r="18" stroke="currentColor" strokeWidth="4" strokeOpacity="0.4" />
      {isIcon(icon) && color !== 'currentColor' && (
        <path transform="translate(8 8)" stroke={formatColor(textOn(parseColor(color)))} d={icons[icon]} />
      )}
    </svg>
  )
}
