import { formatColor, parseColor, textOn } from '../../schemas/colors/color'
import styles from './ColorDot.module.css'
import { icons, isIcon } from './icons'

type Props = {
  /** `#rgb` or `#rrggbb`; by default the colour of the surrounding text. */
  color?: string | undefined
  /** Name of an icon on the dot; an unknown name is ignored. */
  icon?: string | undefined
}

/**
 * A decorative dot in a colour of the data, larger with an icon. Colours are attributes, as the security policy forbids
 * inline styles.
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
