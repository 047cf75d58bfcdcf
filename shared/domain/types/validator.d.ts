/** The four judges of validator that the differential tests ask; the package ships no types. */
declare module 'validator' {
  const validator: {
    isEmail(text: string): boolean;
    isMobilePhone(text: string, locale: 'pt-PT'): boolean;
    isPostalCode(text: string, locale: 'PT'): boolean;
    isStrongPassword(text: string): boolean;
    isTaxID(text: string, locale: 'pt-PT'): boolean;
  };
  export default validator;
}
