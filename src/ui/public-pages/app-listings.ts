/** Where the shopping app is to be had; the build's configuration says it (rsbuild.config.ts). */
export const appListings = {
  android: process.env.PUBLIC_ANDROID_LISTING ?? '',
  ios: process.env.PUBLIC_IOS_LISTING ?? '',
} as const;
