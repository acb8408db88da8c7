package org.teavm.classlib.java.net;

import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;

/** An address, to be taken apart; nothing is fetched from it. */
public final class TURL {
    private final URI address;

    public TURL(String text) throws MalformedURLException {
        int colon = text.indexOf(':');
        if (colon <= 0) {
            throw new MalformedURLException("no protocol: " + text);
        }
        try {
            address = new URI(text);
        } catch (URISyntaxException e) {
            throw new MalformedURLException(e.getMessage());
        }
        if (getDefaultPort() < 0 && !getProtocol().equals("file")) {
            throw new MalformedURLException("unknown protocol: " + getProtocol());
        }
    }

    private static String orEmpty(String text) {
        return text == null ? "" : text;
    }

    public String getProtocol() {
        return address.getScheme();
    }

    public String getHost() {
        return orEmpty(address.getHost());
    }

    public int getPort() {
        return address.getPort();
    }

    public int getDefaultPort() {
        return switch (getProtocol()) {
            case "http" -> 80;
            case "https" -> 443;
            case "ftp" -> 21;
            default -> -1;
        };
    }

    public String getPath() {
        return orEmpty(address.getRawPath());
    }

    public String getQuery() {
        return address.getRawQuery();
    }

    public String getRef() {
        return address.getRawFragment();
    }

    public String getAuthority() {
        return address.getRawAuthority();
    }

    public String getFile() {
        return getQuery() == null ? getPath() : getPath() + "?" + getQuery();
    }

    public URI toURI() {
        return address;
    }

    public String toExternalForm() {
        return address.toString();
    }

    @Override
    public String toString() {
        return toExternalForm();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TURL url && url.address.equals(address);
    }

    @Override
    public int hashCode() {
        return address.hashCode();
    }
}
