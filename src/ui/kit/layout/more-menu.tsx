import { below } from '../../theme/breakpoints';
import { useMediaQuery } from '../../theme/use-media-query';
import { Button, ButtonLink } from '../button';
import { Menu, type MenuProps } from '../overlays/menu';

/**
 * Rare or destructive actions of a page's header, under `more`: a menu; on a phone, whose panel is
 * already a menu, a button each.
 */
export function MoreMenu(props: MenuProps) {
  const onPhone = useMediaQuery(below('phone'));
  if (!onPhone) return <Menu {...props} />;
  return props.items.map(({ id, label, icon, iconMirrored, danger, disabledReason, href }) => {
    const look = { variant: 'quiet' as const, icon, iconMirrored };
    if (href) {
      return (
        <ButtonLink key={id} {...look} to={href}>
          {label}
        </ButtonLink>
      );
    }
    return (
      <Button
        key={id}
        {...look}
        {...(danger ? { 'data-danger': '' } : {})}
        disabledReason={disabledReason}
        onClick={() => props.onAction(id)}
      >
        {label}
      </Button>
    );
  });
}
