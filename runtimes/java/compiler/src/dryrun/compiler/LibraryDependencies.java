package dryrun.compiler;

import org.teavm.classlib.java.lang.ClassGenerator;
import org.teavm.classlib.java.lang.ObjectDependencyPlugin;
import org.teavm.classlib.java.lang.StringNativeDependency;
import org.teavm.classlib.java.lang.SystemDependencyPlugin;
import org.teavm.classlib.java.lang.reflect.ArrayDependencyPlugin;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.vm.TeaVM;

/**
 * The dependency plugins that TeaVM's library names by annotation. Where TeaVM itself has been compiled by TeaVM, it cannot find
 * classes by name, so they are registered here.
 */
final class LibraryDependencies {
    private static final ValueType OBJECT = ValueType.object("java.lang.Object");
    private static final ValueType CLASS = ValueType.object("java.lang.Class");

    private LibraryDependencies() {
    }

    static void install(TeaVM vm) {
        ObjectDependencyPlugin object = new ObjectDependencyPlugin();
        vm.add(new MethodReference("java.lang.Object", "clone", OBJECT), object);

        ArrayDependencyPlugin array = new ArrayDependencyPlugin();
        String arrayClass = "java.lang.reflect.Array";
        vm.add(new MethodReference(arrayClass, "getLength", OBJECT, ValueType.INTEGER), array);
        vm.add(new MethodReference(arrayClass, "newInstance", CLASS, ValueType.INTEGER, OBJECT), array);
        vm.add(new MethodReference(arrayClass, "get", OBJECT, ValueType.INTEGER, OBJECT), array);
        vm.add(new MethodReference(arrayClass, "set", OBJECT, ValueType.INTEGER, OBJECT, ValueType.VOID), array);

        vm.add(new MethodReference("java.lang.System", "doArrayCopy", OBJECT, ValueType.INTEGER, OBJECT, ValueType.INTEGER,
                ValueType.INTEGER, ValueType.VOID), new SystemDependencyPlugin());
        vm.add(new MethodReference("java.lang.String", "intern", ValueType.object("java.lang.String")), new StringNativeDependency());

        ClassGenerator cls = new ClassGenerator();
        ValueType classes = ValueType.arrayOf(CLASS);
        ValueType objects = ValueType.arrayOf(OBJECT);
        vm.add(new MethodReference("java.lang.Class", "getSuperclass", CLASS), cls);
        vm.add(new MethodReference("java.lang.Class", "getInterfaces", classes), cls);
        vm.add(new MethodReference("java.lang.Class", "getEnumConstants", objects), cls);
        vm.add(new MethodReference("java.lang.Class", "getEnumConstantsFast", objects), cls);
        vm.add(new MethodReference("java.lang.Class", "newInstance", OBJECT), cls);
        vm.add(new MethodReference("java.lang.Class", "getDeclaredClasses", classes), cls);
    }
}
