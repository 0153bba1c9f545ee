import type { MenuView } from '../../../schemas/engine'

/** Where a section of the menu leads: its page, or its place in the menu when it only holds others. */
export const menuItemPath = ({ uid, path }: Pick<MenuView, 'uid' | 'path'>): string => path ?? `/menu#${uid}`
