/** Formik copies static members of components onto those it wraps around them; none here has any. */
export default function hoistStatics<Component>(wrapping: Component): Component {
  return wrapping;
}
