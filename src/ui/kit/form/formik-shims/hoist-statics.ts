/** Formik copies static members of components to their wrappers; no component here has any. */
export default function hoistStatics<Component>(wrapping: Component): Component {
  return wrapping;
}
